import { grouped } from '@/format/amount'
import type { Report } from '@/parts/advertiser/ads'
import { SharesCard } from '@/parts/advertiser/SharesCard'

/** What was chosen in its questionnaires, on all its days; words that somebody wrote are not told. */
export const PollCards = ({ polls }: Pick<Report, 'polls'>) => (
  <>
    {polls.flatMap(({ task_id, title, questions }) =>
      questions.map(({ question, text, people, options }) => (
        <SharesCard
          key={`${task_id} ${question}`}
          title={`${title}：${text}`}
          none="答完的邻居还不到 5 人，满 5 人才显示"
          shares={options.map(({ name, people: chosen }) => ({
            name,
            value: chosen,
            words: `${grouped(chosen)} 人选`,
          }))}
          {...(people !== null && { note: `到现在 ${grouped(people)} 人答了` })}
        />
      )),
    )}
  </>
)
