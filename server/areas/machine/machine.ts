export { demoSecretOf, keepDemoSecrets } from './device/demo-secrets'
export { begin } from './device/commands'
export { takeResult } from './device/result'
export { setSecret, type Vault } from './device/secret'
export { orderFromSlot, putSlotAside, putSlotBack } from './exchange/aside'
export { showSlot, showSlots } from './machines/display'
export { writePlaces } from './machines/places'
export { screenCodeAt } from './presence/screen-code'
export { standsBefore } from './presence/standing'
export { flow as machineFlow } from './orders/flow'
export { foundInside } from './orders/found-inside'
export { seeToLate } from './orders/late'
export {
  lockMachineOrder,
  type MachineFacts,
  type MachineOrder,
  unheard,
} from './orders/machine-order'
export { testSlot } from './orders/test-slot'
export { keepingMinutes } from './pickup/rules'
export { silentSince } from './silence'
export { lowShare } from './stock/low'
export type { MovementKind } from './stock/movement-kinds'
export { moveStock, noteMovements } from './stock/movements'
export {
  iterMachines as machines,
  iterSlots as slots,
  machineCommands,
  slotMovements,
} from './tables'
