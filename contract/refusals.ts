/**
 * Every reply whose `error` is not 0, by name. The message tells the person what to do next;
 * a handler may give a more exact one.
 */
export const refusals = {
  invalid: { error: 400, message: '提交的内容有误，请检查后再试' },
  loginTimeout: { error: 401, message: '登录超时' },
  forbidden: { error: 403, message: '您没有权限进行这项操作' },
  notFound: { error: 404, message: '没有找到您要的内容' },
  tooLarge: { error: 413, message: '提交的内容太大，请缩小后再试' },
  tooOften: { error: 429, message: '操作太频繁，请稍后再试' },
  internal: { error: 500, message: '服务开小差了，请稍后再试' },
  unavailable: { error: 503, message: '服务正在启动，请稍后再试' },
  signature: { error: 4001, message: '请求签名不正确，请更新到最新版本后再试' },
  stale: { error: 4002, message: '手机时间与服务器相差较大，请校准后再试' },
  nonceReused: { error: 4003, message: '请求编号重复，请重新操作' },
  captchaWrong: { error: 1001, message: '图形验证码不正确或已过期，请换一张再试' },
  smsTooSoon: { error: 1002, message: '验证码已发送，请稍后再重新获取' },
  smsWrong: { error: 1003, message: '短信验证码不正确，请核对后再试' },
  smsExpired: { error: 1004, message: '短信验证码已失效，请重新获取' },
  notBound: { error: 1005, message: '该微信还没有绑定手机号，请先用短信验证绑定' },
  agreementNeeded: { error: 1006, message: '请先阅读并同意用户协议和隐私政策' },
  wechatFailed: { error: 1007, message: '微信授权没有成功，请再试一次' },
  accountClosed: { error: 1008, message: '该账号已停用，请联系客服' },
  fileUnknown: { error: 1101, message: '只能上传 JPG、PNG、WebP、GIF 图片或 MP4 视频' },
  uploadUnusable: { error: 1102, message: '图片已过期或已使用，请重新上传' },
  uploadsSpent: { error: 1103, message: '上传得太多了，请过一小时再试' },
  identityWaiting: { error: 1111, message: '您的实名认证正在审核，请等待结果' },
  identityApproved: { error: 1112, message: '您已通过实名认证，不能再修改' },
  identityTaken: { error: 1113, message: '这个身份证号已用于其他账号，请核对或联系客服' },
  identityUnderage: { error: 1114, message: '未满 18 周岁，暂时不能实名认证' },
  soldOut: { error: 2001, message: '已经换完了，看看别的商品吧' },
  offShelf: { error: 2002, message: '商品已下架，看看别的商品吧' },
  pointsShort: { error: 2003, message: '积分不够，去做任务赚积分吧' },
  goldShort: { error: 2004, message: '金币不够，去签到领金币吧' },
  limitReached: { error: 2005, message: '已达到每人限兑数量' },
  addressNeeded: { error: 2006, message: '请先选择收货地址' },
  ticketSpent: { error: 2007, message: '这次兑换已提交，请到我的兑换查看' },
  ticketExpired: { error: 2008, message: '停留太久，请返回商品页重新兑换' },
  identityNeeded: { error: 2010, message: '兑换这件商品需要先完成实名认证' },
  orderMoved: { error: 2011, message: '订单的状态已经变了，请刷新后再看' },
  notGivable: { error: 2012, message: '这件不能转赠' },
  inviteClosed: { error: 2013, message: '这份转赠已经失效' },
  codeWrong: { error: 2014, message: '券码不正确或已过期，请让顾客刷新后再扫' },
  notUsable: { error: 2015, message: '这件现在不能使用' },
  taskOpen: { error: 2016, message: '任务还没有完成' },
  taskReceived: { error: 2017, message: '奖励已经领过了' },
  addressesFull: { error: 2009, message: '最多保存 20 个收货地址，请先删除不用的' },
} as const

export type RefusalName = keyof typeof refusals
export type LoginTimeout = (typeof refusals)['loginTimeout']['message']
export type StaleError = (typeof refusals)['stale']['error']
