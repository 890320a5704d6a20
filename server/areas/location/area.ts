import { locationCalls } from '@contract/location'
import { defineArea } from '../area'
import { locationCase } from './audit/desk'
import { contractWaits } from './audit/ends'
import { locationWaits } from './audit/waits'
import { locationLeaving } from './leaving'
import { locationHandlers } from './location.calls'
import { applicantCase } from './partner/desk'
import { partnerWaits } from './partner/waits'
import { locationSeals } from './seals'
import { seedLocations } from './seed'
import { locationTelling } from './telling'

export const locationArea = defineArea({
  name: 'location',
  calls: locationCalls,
  handlers: locationHandlers,
  leaving: locationLeaving,
  seals: locationSeals,
  telling: locationTelling,
  waits: [locationWaits, contractWaits, partnerWaits],
  desk: { location: locationCase, applicant: applicantCase },
  seed: seedLocations,
})
