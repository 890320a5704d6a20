/** What an owner may close on a platform, for instance because those who review an app refuse it. */
export const features = ['blindBox', 'inviteReward', 'identityPhotos', 'userText'] as const
export type Feature = (typeof features)[number]
