/** What an owner may close on a platform, for instance because those who review an app refuse it. */
export const features = [
  'blindBox',
  'inviteReward',
  'identityPhotos',
  'userText',
  'signInMatch',
  'rewardedFilm',
  'helpedDraw',
] as const
export type Feature = (typeof features)[number]

/** What WeChat's rules forbid in a mini program: closed there unless an owner opens it. */
export const closedInMiniPrograms = ['helpedDraw'] as const satisfies readonly Feature[]
