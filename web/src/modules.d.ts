declare module '*.json?drawn' {
  const drawings: Record<string, string>
  export default drawings
}
