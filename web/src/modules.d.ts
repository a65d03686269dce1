declare module 'emblems:*' {
  const drawings: Record<string, string>
  export default drawings
}
