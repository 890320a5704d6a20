export {
  type Counted,
  countFirst,
  type Counts,
  countUp,
  forgetCounts,
  moveCount,
  readCounts,
} from './counts'
export {
  type CampaignKind,
  comesBefore,
  type Definition,
  definition,
  type Find,
  hasStep,
  type Limit,
  type Module,
  type Outside,
  type Pay,
  type Price,
  type Prize,
  type PrizeType,
  type Rule,
  type StepName,
} from './definition'
export {
  type Campaign,
  findCampaign,
  linkOf,
  listCampaigns,
  lockCampaign,
  lockPrizes,
  type StockedPrize,
} from './find'
export { isShownHere, refuseElsewhere } from './here'
export { hiddenLinks } from './hidden-links'
export { hoursInWords } from './hours'
export { alreadyWords, limitSentence, periodOf } from './period'
export { priceOn, thingsOf } from './sale'
export {
  available,
  type CampaignState,
  changesIn,
  closedFor,
  givenOf,
  leftToday,
  refusalIn,
  stateOf,
  surplus,
  tellState,
} from './state'
export { campaignPrizes, campaignRoutes, campaigns } from './tables'
export { fromTheStart, listTeasers, type Teased, teaserOf } from './teasers'
