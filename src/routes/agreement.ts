import type { Row } from './route'

export const agreement = [
  {
    name: 'userAgreement',
    page: 'document',
    url: '/UserAgreeAite',
    title: '用户协议',
    query: { version: 'optional' },
    iter: 'too',
  },
  {
    name: 'privacy',
    page: 'document',
    url: '/privacyAite',
    title: '隐私政策',
    query: { version: 'optional' },
    iter: 'too',
  },
  {
    name: 'responsibility',
    page: 'document',
    url: '/responsibility',
    title: '责任声明',
    query: { version: 'optional' },
    iter: 'too',
  },
  {
    name: 'noticeDelay',
    page: 'document',
    url: '/noticeDelay',
    title: '延迟通知',
    query: { version: 'optional' },
  },
  {
    name: 'renamingAnnouncement',
    page: 'document',
    url: '/renamingAnnouncement',
    title: '更名公告',
    query: { version: 'optional' },
  },
  {
    name: 'adultStatement',
    page: 'document',
    url: '/adultStatement',
    title: '成年声明',
    query: { version: 'optional' },
    extra: true,
  },
  {
    name: 'questionnairePrivacy',
    page: 'document',
    url: '/QuestionnairePrivacy',
    title: '问卷隐私说明',
    query: { version: 'optional' },
  },
] as const satisfies readonly Row[]
