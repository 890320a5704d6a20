import { privateIn } from '../privacy.mjs'
import { consumer, nowhere, seen, yours } from './found.mjs'

export const privacy = [
  {
    title: '用户隐私保护指引',
    where: '设置 → 服务内容声明',
    see: ({ build }) => {
      const ways = [...privateIn(build)].map(([name, calls]) => `${name} (${calls.join(', ')})`)
      return yours(
        ways.length > 0 ? ['declare', ...ways].join('\n') : 'the build asks for nothing private',
      )
    },
  },
  {
    title: '隐私授权弹窗',
    where: nowhere,
    see: ({ build }) => seen(build.app.__usePrivacyCheck__ === true, '__usePrivacyCheck__'),
  },
  {
    title: '地理位置接口',
    where: '开发管理 → 接口设置',
    apps: consumer,
    see: ({ build: { app, calls } }) => {
      const named = app.requiredPrivateInfos?.includes('getLocation')
      const why = app.permission?.['scope.userLocation']?.desc
      if (!calls.has('getLocation')) return seen(true, 'the build asks for none')
      return named && why
        ? yours(`apply for getLocation: ${why}`)
        : seen(false, 'app.json names getLocation without what it is for')
    },
  },
  {
    title: '客服',
    where: '功能 → 客服',
    apps: consumer,
    see: ({ build }) =>
      build.words.has('contact')
        ? yours('somebody is bound who answers; nobody reads what people write else')
        : seen(true, 'the build opens no chat'),
  },
  {
    title: '手机号快速验证组件',
    where: '付费管理',
    see: ({ build }) =>
      build.words.has('getPhoneNumber')
        ? yours('enough is paid for; else people sign in by SMS')
        : seen(true, 'the build asks for none'),
  },
]
