import { consumer, nowhere, ofHost, seen, told, yours } from './found.mjs'

/** What an ordinary code opens: the app goes on from there to the page that the address names. */
const scannedPage = 'pages/tabs/index/page'

/** Codes are printed with the server's address, and the app knows that of its build. */
function ordinaryCodes({ build, env: { TARO_APP_MINI_ORIGIN: origin, PUBLIC_URL } }) {
  if (!build.pages.includes(scannedPage)) return seen(false, `${scannedPage} is no page`)
  if (PUBLIC_URL && hostOf(PUBLIC_URL) !== hostOf(origin))
    return seen(false, `the server prints ${PUBLIC_URL}, the build knows ${origin}`)
  return ofHost(origin, build, (rule) => `rule ${rule}/ with all below it, opens ${scannedPage}`)
}

const hostOf = (url) => (URL.canParse(url) ? new URL(url).host : url)

export const codes = [
  {
    title: '扫普通链接二维码打开小程序',
    where: '开发管理 → 开发设置',
    apps: consumer,
    see: ordinaryCodes,
  },
  {
    title: '小程序码',
    where: nowhere,
    apps: consumer,
    see: ({ env }) =>
      told(env, ['WECHAT_MINI_APPID', 'WECHAT_MINI_SECRET'], ({ WECHAT_MINI_VERSION: version }) =>
        version && version !== 'release'
          ? seen(false, `WECHAT_MINI_VERSION is ${version}: its codes open for testers alone`)
          : seen(true, 'they open what is out'),
      ),
  },
  {
    title: '分享卡片',
    where: nowhere,
    apps: consumer,
    see: ({ env: { TARO_APP_IMAGE_HOST: host } }) =>
      host
        ? yours(`${host} hands /cards/ on to the server`)
        : seen(true, 'the server draws and serves their pictures'),
  },
]
