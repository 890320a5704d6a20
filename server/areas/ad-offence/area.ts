import { defineArea } from '../area'
import { offenceCase } from './desk'

export const adOffenceArea = defineArea({ name: 'ad-offence', desk: { offence: offenceCase } })
