import { useRead } from '@/cache/useRead'
import { Chips } from '@/blocks/ledger/Chips'
import type { DateRange } from '@/blocks/ledger/dateRange'
import { RangeButton } from '@/blocks/ledger/RangeButton'
import { Unloaded } from '@/blocks/state/Unloaded'
import { dayOf } from '@/format/date'
import { useKept } from '@/navigation/useKept'
import type { Ad } from '@/parts/advertiser/ads'
import { AdReport } from './AdReport'
import { rangeAtFirst, saidByDays, shortCut, shortCuts, spanAsked } from './reportRange'

/** What came of a campaign on days that one chooses. */
export function WholeReport({ ad }: { ad: Ad }) {
  const [chosen, choose] = useKept<DateRange | null>('days', null)
  const today = dayOf(new Date())
  const range = chosen ?? rangeAtFirst(ad, today)
  const span = spanAsked(range, ad)
  const report = useRead('/tp5/api/Advertiser/report', { campaign_id: ad.campaign_id, ...span })
  return (
    <>
      <Chips
        label="看哪几天"
        choices={shortCuts}
        chosen={range.times}
        onChoose={(nth) => choose(shortCut(shortCuts[nth]!, today))}
      />
      <RangeButton range={saidByDays(range, ad)} onRange={choose} />
      {/* as long as what comes, so that nothing below is seen to move */}
      <Unloaded call={report} outline={8} />
      {report.data && (
        // an address of a table is for the days that it was asked for
        <AdReport
          key={`${span.start_time} ${span.end_time}`}
          ad={ad}
          report={report.data}
          span={span}
        />
      )}
    </>
  )
}
