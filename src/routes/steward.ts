import type { Row } from './route'

export const steward = [
  {
    name: 'housekeepBackground',
    url: '/housekeepBackground',
    title: '管家工作台',
    access: 'steward',
    keepAlive: true,
  },
  {
    name: 'housekeepMonitor',
    url: '/housekeepMonitor',
    title: '机器实况',
    access: 'steward',
    keepAlive: true,
  },
  {
    name: 'machineManagement',
    url: '/machineManagement',
    title: '村里的机器',
    access: 'steward',
    query: { machine_id: 'optional' },
    keepAlive: true,
  },
  {
    name: 'tenant',
    url: '/tenant',
    title: '住户',
    access: 'steward',
    keepAlive: true,
  },
  {
    name: 'tenantDetails',
    url: '/tenantDetails',
    title: '住户详情',
    access: 'steward',
    query: { member_id: 'asked' },
    keepAlive: true,
  },
  {
    name: 'userAnalysis',
    url: '/userAnalysis',
    title: '用户分析',
    access: 'steward',
    keepAlive: true,
  },
  {
    name: 'sRuler',
    url: '/sRuler',
    title: '管家规则',
    access: 'steward',
  },
  {
    name: 'userAuthList',
    url: '/userAuthList',
    title: '确认住户',
    access: 'steward',
    keepAlive: true,
  },
] as const satisfies readonly Row[]
