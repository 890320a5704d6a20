export { campaignAt } from './at-machine'
export { findOrderToPay, lockOrderToPay } from './orders/to-pay'
export { settleOrder } from './orders/settle'
export { noteFarming } from './receive/signals'
