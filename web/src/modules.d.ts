declare module '*.json?drawn' {
  const drawings: Record<string, string>
  export default drawings
}

/** Files of words by their places (scripts/parcels.ts). */
declare module 'virtual:words' {
  const files: Record<string, () => Promise<string>>
  export default files
}
