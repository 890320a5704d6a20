import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { signedWords } from './signing'

/** Signs in for today; what comes first happens in the same tap. */
export const useSigning = (first?: () => Promise<unknown>) =>
  useSubmit(async () => {
    await first?.()
    toast(signedWords(await api.post('/tp5/api/UserSignIn/signIn', {})))
  })
