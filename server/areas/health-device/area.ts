import { healthDeviceCalls } from '@contract/health-device'
import { defineArea } from '../area'
import { devicesHandlers } from './devices.calls'
import { meterCommand } from './meters'
import { addHealthDevices } from './routes'
import { rriHandlers } from './rri/rri.calls'
import { healthDeviceSeals } from './seals'
import { seedHealthDevices } from './seed'
import { healthDeviceTelling } from './telling'

export const healthDeviceArea = defineArea({
  name: 'health-device',
  commands: { meter: meterCommand },
  calls: healthDeviceCalls,
  handlers: { ...devicesHandlers, ...rriHandlers },
  leaving: {
    tables: {
      health_rris: { gone: 'user_id' },
      health_devices: {
        stays: 'what a device signs with; it is bound to nobody once its owner is gone',
      },
    },
  },
  seals: healthDeviceSeals,
  telling: healthDeviceTelling,
  seed: seedHealthDevices,
  routes: addHealthDevices,
})
