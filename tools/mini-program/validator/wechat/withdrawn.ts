const filling = 'a button with open-type chooseAvatar and an input of type nickname'

/**
 * What WeChat has taken back, by what stands in its place: it still answers, with nobody in it.
 * https://developers.weixin.qq.com/community/develop/doc/00022c683e8a80b29bed2142b56c01
 */
export const withdrawn = {
  members: new Map([
    ['getUserInfo', filling],
    ['getUserProfile', filling],
    ['createUserInfoButton', filling],
  ]),
  openTypes: new Map([['getUserInfo', filling]]),
  tags: new Map([['open-data', filling]]),
}
