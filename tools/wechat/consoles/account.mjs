import { seen, yours } from './found.mjs'

export const account = [
  {
    title: 'AppID',
    where: '开发管理 → 开发设置',
    see: ({ project: { config, file } }) =>
      seen(config.appid !== 'touristappid', `${file} has ${config.appid}`),
  },
  {
    title: '微信认证',
    where: '设置 → 基本设置',
    see: () => yours('of a company or another organisation, never of a person'),
  },
  {
    title: '类目',
    where: '设置 → 基本设置 → 服务类目',
    see: () => yours('what is sold, with the papers that WeChat asks for'),
  },
  {
    title: '备案',
    where: '设置 → 基本设置',
    see: () => yours('the mini program and the domain are on file'),
  },
  {
    title: '基础库最低版本',
    where: '设置 → 基本设置',
    see: ({ phones, project: { config } }) =>
      config.libVersion === phones.baseLibrary
        ? yours(`enter ${phones.baseLibrary}`)
        : seen(false, `the project file has ${config.libVersion}, phones ${phones.baseLibrary}`),
  },
  {
    title: '页面收录',
    where: '设置 → 基本设置',
    see: ({ build }) =>
      seen(build.has(build.app.sitemapLocation ?? 'sitemap.json'), 'sitemap.json'),
  },
]
