import type { Row } from './route'

export const task = [
  {
    name: 'pointsTask',
    page: 'task',
    url: '/exchangeShop/Task',
    title: '积分任务',
    keepAlive: true,
  },
  {
    name: 'makeMoney',
    url: '/makeMoney',
    title: '任务',
    keepAlive: true,
    tab: { text: '任务', icon: 'calendar', elder: false },
  },
  { name: 'taskLevels', url: '/taskLevels', title: '任务', keepAlive: true, extra: true },
  {
    name: 'taskLevel',
    url: '/taskLevel/:id',
    title: '任务',
    keepAlive: true,
    share: '做任务，一起拿奖励',
  },
  { name: 'taskLevelRuler', url: '/taskLevel/ruler/:id', title: '任务规则' },
  {
    name: 'taskLevelWebView',
    url: '/taskLevel/webView/:id',
    title: '看看这一页',
    access: 'user',
  },
  {
    name: 'taskDetails',
    url: '/taskDetails/:flag',
    title: '任务',
    keepAlive: true,
    share: '做任务，一起拿奖励',
  },
  { name: 'taskVideo', url: '/taskVideo/:billuserid', title: '看短片', access: 'user' },
  { name: 'taskQuestion', url: '/taskQuestion/:billuserid', title: '答题', access: 'user' },
  { name: 'taskInvestigate', url: '/taskInvestigate/:billuserid', title: '问卷', access: 'user' },
  {
    name: 'taskLevelUpload',
    url: '/taskLevelUpload',
    title: '上传截图',
    access: 'user',
    query: { billuserid: 'required' },
  },
  {
    name: 'taskLog',
    url: '/taskLog',
    title: '做过的任务',
    access: 'user',
    keepAlive: true,
    extra: true,
  },
  { name: 'taskInterests', url: '/taskInterests', title: '我的兴趣', access: 'user', extra: true },
] as const satisfies readonly Row[]
