import type { User } from '@/session/session'

export const person = (changes: Partial<User> = {}): User => ({
  user_id: '01890000-0000-7000-8000-000000000001',
  nickname: '王阿姨',
  phone: '138****0001',
  roles: [],
  access_token: 'token-1',
  ...changes,
})
