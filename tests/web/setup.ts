// What jsdom has not: the questions about screen and taste that the stores ask.
const never = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
});
if ("window" in globalThis)
  Object.defineProperty(window, "matchMedia", { value: never });
