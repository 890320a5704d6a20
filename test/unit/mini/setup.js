Object.assign(process.env, {
  TARO_ENV: 'weapp',
  TARO_APP_ENTRY: 'consumer',
  TARO_APP_MINI_ORIGIN: 'https://mall.example',
})
