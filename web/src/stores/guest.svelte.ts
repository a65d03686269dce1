// Who we are to the server: a guest with a name. The first time we need one, a name is made up.
import type { Guest, Settings } from '../generated/protocol'
import { server } from '../protocol'

const NAMES = ['Ravenmoor', 'Thornfield', 'Highmark', 'Ashford', 'Larkspur', 'Wolfsbane', 'Greywater', 'Hollowmere']

class GuestStore {
  guest = $state.raw<Guest | null>(null)

  /** The guest that the cookie names, if there is one. */
  async look(): Promise<Guest | null> {
    if (!this.guest) {
      const known = await server.guest()
      this.guest = known.player ? known : null
    }
    return this.guest
  }

  async ensure(): Promise<Guest> {
    return (await this.look()) ?? this.rename(NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Ravenmoor')
  }

  async rename(name: string): Promise<Guest> {
    this.guest = await server.rename(name)
    return this.guest
  }

  /** Be forgotten: whoever comes to a table next in this browser is somebody new. */
  async forget(name: string): Promise<void> {
    await server.forget(name)
    this.guest = null
  }

  /** Open a table and say where it is. */
  async open(settings: Settings): Promise<string> {
    await this.ensure()
    const { table, invitation } = await server.open(settings)
    return settings.public === false ? `/t/${table}?invitation=${invitation}` : `/t/${table}`
  }

  /** Lay out the guided first game of a game and say where it is. */
  async learn(game: string): Promise<string> {
    await this.ensure()
    const { table, invitation } = await server.learn(game)
    return `/t/${table}?invitation=${invitation}`
  }
}

export const guest = new GuestStore()
