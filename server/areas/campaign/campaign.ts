export { campaignAt } from './at-machine'
export { noteFarming } from './receive/signals'
