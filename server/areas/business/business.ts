export { incomeToCome } from './to-come'
