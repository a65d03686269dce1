// How much room there is. Where only the drawing differs CSS decides; where parts differ, this does.
const phone = window.matchMedia('(max-width: 640px)')
const desktop = window.matchMedia('(min-width: 1181px)')

class Screen {
  phone = $state(phone.matches)
  desktop = $state(desktop.matches)

  constructor() {
    phone.addEventListener('change', (event) => (this.phone = event.matches))
    desktop.addEventListener('change', (event) => (this.desktop = event.matches))
  }
}

export const screen = new Screen()
