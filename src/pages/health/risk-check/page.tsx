import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useLast } from '@/cache/useLast'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { GuardClosed } from '@/parts/health/guard/GuardClosed'
import { notAVerdict, type Questions, sheetOf, sourceWords } from '@/parts/health/guard/guard'
import { ResultCard } from '@/parts/health/guard/ResultCard'
import { SheetTabs } from '@/parts/health/guard/SheetTabs'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What a sheet of questions came to last, explained; and the way to do it. */
export default function RiskCheck() {
  const route = useRoute('riskCheck')
  const [sheet, setSheet] = useKept('sheet', sheetOf(route.sheet))
  const call = useRead('/tp5/api/ExchangeShop/HealthGuard/questionnaire', { sheet })
  const questions = useLast(call.data)
  if (!questions) return <UnloadedScreen route="riskCheck" call={call} rows={5} />
  if (!questions.open) return <GuardClosed route="riskCheck" />
  const action = (
    <Foot>
      <Button shape="full" onPress={() => void go('questionUpdate', { sheet: questions.sheet })}>
        {questions.last ? '再做一次' : '开始做'}
      </Button>
    </Foot>
  )
  return (
    <Screen route="riskCheck" action={action}>
      <Stack inset>
        <SheetTabs questions={questions} onChoose={setSheet} />
        {questions.last && <ResultCard name={questions.name} result={questions.last} />}
        <Former former={questions.former} />
        <About questions={questions} />
        <Text size="sm" tone="ink2" center>
          {notAVerdict}
        </Text>
      </Stack>
    </Screen>
  )
}

function Former({ former }: Pick<Questions, 'former'>) {
  if (former.length === 0) return null
  return (
    <Card>
      <SectionHead title="以前做的" />
      <Facts facts={former.map(({ when, points }) => ({ name: when, value: `${points} 分` }))} />
    </Card>
  )
}

const About = ({ questions }: { questions: Questions }) => (
  <Card>
    <SectionHead title={questions.name} />
    <Text>{questions.intro}</Text>
    <Text>{`给谁做的：${questions.whom}`}</Text>
    <Text size="sm" tone="ink2">
      {`来源：${sourceWords(questions)}`}
    </Text>
  </Card>
)
