import type { SceneLetter } from './mini-place'

/** The files of the places that codes lead to, as WeChat wants to know them. A test compares them with the table of routes. */
export const scenePages: Readonly<Record<SceneLetter, string>> = {
  b: 'pages/catalogue/business-packets/page',
  c: 'pages/catalogue/discount-coupon/page',
  d: 'pages/catalogue/digital-goods/page',
  g: 'pages/catalogue/good-details-online/page',
  i: 'pages/invite/new-guest/page',
  m: 'pages/home/scan-machine/page',
  n: 'pages/machine/slots/page',
  p: 'pages/campaign/campaign/page',
  r: 'pages/distributor/activity/page',
  s: 'pages/street/activity/page',
  u: 'pages/catalogue/member-details/page',
  v: 'pages/catalogue/vip-packets/page',
}
