import type { Row } from './route'

export const agreement = [
  {
    name: 'userAgreement',
    page: 'document',
    url: '/UserAgreeAite',
    title: '用户协议',
    iter: 'too',
  },
  {
    name: 'privacy',
    page: 'document',
    url: '/privacyAite',
    title: '隐私政策',
    iter: 'too',
  },
  {
    name: 'responsibility',
    page: 'document',
    url: '/responsibility',
    title: '责任声明',
    iter: 'too',
  },
  {
    name: 'noticeDelay',
    page: 'document',
    url: '/noticeDelay',
    title: '延迟通知',
  },
  {
    name: 'renamingAnnouncement',
    page: 'document',
    url: '/renamingAnnouncement',
    title: '更名公告',
  },
  {
    name: 'questionnairePrivacy',
    page: 'document',
    url: '/QuestionnairePrivacy',
    title: '问卷隐私说明',
  },
] as const satisfies readonly Row[]
