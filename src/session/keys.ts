/** Storage keys are part of the product's specification: other pages of the host read them. */
export const keys = {
  user: 'userInfo',
  token: 'access_token',
  position: 'renwu_dingwei',
  positionToo: '_position',
  lookedAt: '_looked_at',
  version: 'version',
  marker: 'miniApp',
  returnPlace: '_loginRet',
  returnHref: '_loginRetHref',
  uuid: '_uuid',
  unanswered: '_unanswered',
  apiBase: '_map_Host_url',
} as const
