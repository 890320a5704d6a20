export { campaignAt } from './at-machine'
