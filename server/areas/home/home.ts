export { machineBonds } from './tables'
