// Persons who play deals, each from an address of their own; most of their moves are made through the page's own API.
import { expect, type Page } from './fixtures'

export const SMALL = 'king-of-the-valley'

/** Who comes from another address is another household. */
export async function comeFrom(page: Page, address: string, name: string, url: string): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address })
  await page.goto(url)
  expect((await page.request.post(`${url}/api/guest`, { data: { name } })).ok()).toBe(true)
}

/** Play a table to its end in the browser's own name, choosing by a number: equal numbers decide alike. */
export async function playOut(page: Page, table: string, choice: number): Promise<void> {
  await page.evaluate(
    async ([table, choice]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`)
      let made = 0
      await new Promise<void>((resolve, reject) => {
        socket.onclose = () => reject(new Error('the socket was closed'))
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as {
            type: string
            seat?: number
            table?: { status: string }
            asked?: { answers: number; moves: { id: number }[] } | null
          }
          if (message.table?.status === 'over') {
            socket.onclose = null
            socket.close()
            resolve()
          }
          const moves = message.asked?.moves ?? []
          if (!moves.length) return
          made += 1
          const move = moves[(choice * 7 + made * choice) % moves.length]
          const seat = (seatInHand = message.seat ?? seatInHand)
          socket.send(
            JSON.stringify({ type: 'move', id: `m${made}`, seat, move: move?.id, answers: message.asked?.answers }),
          )
        }
        let seatInHand = 0
      })
    },
    [table, choice] as const,
  )
}

/** Begin today's deal through the API; the table. */
export async function begin(page: Page, url: string, game: string, day: string): Promise<string> {
  const made = await page.request.post(`${url}/api/deals/${game}/${day}`)
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { table: string }).table
}
