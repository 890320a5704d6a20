import { devicesCalls } from './health-device/devices'
import { rriCalls } from './health-device/rri'

/** What measures by itself, and the heartbeats that it keeps. */
export const healthDeviceCalls = { ...devicesCalls, ...rriCalls }
