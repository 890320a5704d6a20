export { fetchCommands } from './device/commands'
export { takeHeartbeat } from './device/heartbeat'
export { identify } from './device/identify'
export { takeResult } from './device/result'
export { demoSecret, setSecret } from './device/secret'
export {
  findOrderToPay,
  lockOrderToPay,
  type MachineOrderToPay,
  settleOrder,
} from './orders/to-pay'
export { findSold, lockSold } from './orders/sold-order'
