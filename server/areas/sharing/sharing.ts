export { pointTotals } from './count-point'
