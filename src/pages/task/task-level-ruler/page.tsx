import { RichText } from '@/blocks/rich-text/RichText'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { rewardWords } from '@/parts/task/task'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'

/** What a campaign's tasks ask, how they are checked, and when what they give arrives. */
export default function TaskLevelRuler() {
  const { id } = useRoute('taskLevelRuler')
  const call = useRead('/tp5/api/AdTask/level', { id: Number(id) })
  const { data } = call
  if (!data) return <UnloadedScreen route="taskLevelRuler" call={call} rows={4} />
  const { title, advertiser, rules, levels, ends_at } = data
  const tasks = levels.flatMap((one) => one.tasks.map((task) => ({ ...task, level: one.level })))
  return (
    <Screen route="taskLevelRuler">
      <RichText
        title={title}
        note={`广告 · ${advertiser} · ${dayOf(new Date(ends_at))} 截止`}
        sections={[
          { heading: '关于这个活动', paragraphs: rules },
          {
            heading: '每一级做什么',
            paragraphs: tasks.map(
              (task) =>
                `第 ${task.level} 级：${task.title}，${task.takes}，得 ${rewardWords(task)}`,
            ),
          },
          {
            heading: '怎么算做完',
            paragraphs: [
              '短片和页面按真实看过的时间算：快进、离开、同时看几个都不算。',
              '短片中途会出一道算术题，看完再答题；答错可以再看一遍，一共三次。',
              '问卷答一题存一题，没交之前可以回头改。',
              '截图由人审核，没通过会说明原因，可以重传，一共三次。',
            ],
          },
          {
            heading: '奖励什么时候到',
            paragraphs: [
              '积分领取后马上到账。',
              '钱领取后先记在“待结算”：短片、页面和答题 1 天，问卷 2 天；审核过的截图马上可以提取。',
              '做完 24 小时没有领，会自动领给您。',
            ],
          },
          {
            heading: '名额',
            paragraphs: [
              '参加后名额给您留一段时间，到时间没做完就让给别人。',
              '名额满了可以排队，轮到您会通知您，名额留 10 分钟。',
            ],
          },
        ].filter(({ paragraphs }) => paragraphs.length > 0)}
      />
      <Stack inset>
        <Button kind="text" onPress={() => void go('bansnnsnRule')}>
          怎么算作弊
        </Button>
        <Button kind="text" onPress={() => void go('advertisingHelper')}>
          我的店也想投放
        </Button>
      </Stack>
    </Screen>
  )
}
