// The windows of screenshots, and what is done on any board.
export const DESKTOP = { width: 1440, height: 900 }
export const LAPTOP = { width: 1366, height: 768 }
export const TABLET = { width: 820, height: 1180 }
const PHONE = { width: 390, height: 844 }
export const phone = { size: PHONE, touch: true }

export const openMenu = async (page) => {
  const part = page.locator('[aria-haspopup="menu"]').first()
  if (await part.count()) await part.click()
}
