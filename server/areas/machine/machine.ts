export { demoSecretOf } from './device/demo-secrets'
export { setSecret } from './device/secret'
export { silentSince } from './silence'
export { iterMachines as machines, iterSlots as slots } from './tables'
