import { agreementInForce } from '@server/areas/agreement/agreement'
import type { Driver } from './Driver'
import type { Flow } from './Flow'

async function readNotices(driver: Driver): Promise<void> {
  for (const [url, title] of [
    ['/noticeDelay', '关于部分订单延迟送达的通知'],
    ['/renamingAnnouncement', '我们改名叫邻集'],
    ['/QuestionnairePrivacy', '问卷收集什么'],
    // steps of its own: the page without a key has none
    ['/subjectPage?key=christmas-box', '怎么参加'],
  ] as const) {
    await driver.open(url)
    await driver.see(title)
  }
}

/** People have agreed to one of the versions: all of them can be read. */
async function readFormerPolicy(driver: Driver): Promise<void> {
  await driver.open('/privacyAite')
  await driver.see(`版本 ${agreementInForce('privacy', new Date()).version}，`)
  await driver.tap('1.0 版')
  await driver.see('版本 1.0，2026-10-01 起生效，不是现行版本')
}

export const flows: readonly Flow[] = [
  { title: 'a former version of the policy can be read by anyone', run: readFormerPolicy },
  { title: 'public notices can be read by anyone', run: readNotices },
]
