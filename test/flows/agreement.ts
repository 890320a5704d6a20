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

export const flows: readonly Flow[] = [
  { title: 'public notices can be read by anyone', run: readNotices },
]
