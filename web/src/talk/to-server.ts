// The page talks to the server that it came from.
export { overHttp as transport } from './over-http'
