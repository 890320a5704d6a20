export { openAdvertiser } from './account'
export { type Audience, fits, type Viewer } from './audience'
export { releaseShare, reserveShare } from './budget/reserve'
export type { NoShare, Share } from './budget/share'
export { type Spending, spendShare } from './budget/spend'
export { takeBackShare } from './budget/take-back'
export { adCase } from './campaign-desk'
export {
  campaignOf,
  openTasks,
  type OpenTask,
  type Task,
  taskOf,
  tasksOf,
  type WholeCampaign,
} from './campaigns'
export { type AdEvent, countAdEvent } from './days'
export { ownCampaign, ownCampaigns } from './own-campaigns'
export { inviteShareOf, leastPrice, shares } from './rules'
export { over, states as campaignStates } from './states'
export type { Chosen, Invited } from './tables'
export { lockEditable } from './write/save'
export { viewerOf } from './viewer'
