export {
  countAll,
  type Counted,
  countFirst,
  countPeople,
  type Counts,
  countUp,
  dropCount,
  forgetCounts,
  moveCount,
  readCounts,
} from './counts'
export {
  audienceRule,
  type CampaignKind,
  comesBefore,
  type Definition,
  definition,
  type DoubtName,
  type Find,
  hasStep,
  isDrawn,
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
export { isShownHere, refuseElsewhere, refuseHelpedDraw } from './here'
export { hiddenLinks } from './hidden-links'
export { hoursInWords } from './hours'
export { alreadyWords, helpSentence, isBought, limitSentence, periodOf } from './period'
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
export { keepVersion, versionsOf } from './versions'
export { opensSomewhere, wayFields, type Ways } from './ways'
