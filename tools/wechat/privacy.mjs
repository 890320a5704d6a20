/**
 * What WeChat's 用户隐私保护指引 calls each kind of information, and what an app asks it with:
 * developers.weixin.qq.com/miniprogram/dev/framework/user-privacy/miniprogram-intro.html
 */
export const information = {
  '收集你的昵称、头像': {
    calls: ['getUserInfo', 'getUserProfile'],
    openTypes: ['chooseAvatar'],
    inputTypes: ['nickname'],
  },
  收集你的位置信息: {
    calls: [
      'getLocation',
      'getFuzzyLocation',
      'startLocationUpdate',
      'startLocationUpdateBackground',
    ],
  },
  收集你选择的位置信息: { calls: ['chooseLocation', 'choosePoi'] },
  收集你的地址: { calls: ['chooseAddress'] },
  收集你的发票信息: { calls: ['chooseInvoice', 'chooseInvoiceTitle'] },
  收集你的微信运动步数: { calls: ['getWeRunData'] },
  收集你的手机号: { openTypes: ['getPhoneNumber', 'getRealtimePhoneNumber'] },
  收集你的车牌号: { calls: ['chooseLicensePlate'] },
  收集你选中的照片或视频信息: { calls: ['chooseImage', 'chooseMedia', 'chooseVideo'] },
  收集你选中的文件: { calls: ['chooseMessageFile'] },
  访问你的麦克风: { calls: ['startRecord', 'getRecorderManager', 'joinVoIPChat'] },
  访问你的摄像头: { calls: ['createVKSession', 'createCameraContext'] },
  访问你的蓝牙: { calls: ['openBluetoothAdapter', 'createBLEPeripheralServer'] },
  '使用你的相册（仅写入）权限': {
    calls: ['saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum'],
  },
  '使用你的通讯录（仅写入）权限': { calls: ['addPhoneContact'] },
  '使用你的日历（仅写入）权限': { calls: ['addPhoneCalendar', 'addPhoneRepeatCalendar'] },
  读取你的剪切板: { calls: ['setClipboardData', 'getClipboardData'] },
}

/** With what a build asks each kind; only those that it asks at all. */
export function privateIn(build) {
  const found = Object.entries(information).map(
    ([name, { calls = [], openTypes = [], inputTypes = [] }]) => [
      name,
      [
        ...calls.filter((call) => build.calls.has(call)),
        ...[...openTypes, ...inputTypes].filter((word) => build.words.has(word)),
      ],
    ],
  )
  return new Map(found.filter(([, ways]) => ways.length > 0))
}
