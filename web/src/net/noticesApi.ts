// HTTP calls about notices, apart from api.ts: the first screen does not need them.
import { call } from './api';
import type * as Http from './wire/http.gen';

export const noticesApi = {
  settings: () => call<Http.NoticeSettings>('GET', '/me/notices'),
  change: (settings: Http.NewNoticeSettings) => call<Http.NoticeSettings>('PUT', '/me/notices', settings),
  addBrowser: (browser: Http.NewBrowser) => call<Http.NoticeSettings>('POST', '/me/notices/push', browser),
  removeBrowser: (browser: string) => call<Http.NoticeSettings>('DELETE', `/me/notices/push/${browser}`),
  test: () => call<Http.TestSent>('POST', '/me/notices/test'),
  confirm: (token: string) => call<Http.MailConfirmed>('POST', `/notices/confirm/${encodeURIComponent(token)}`),
  stop: (token: string) => call<Http.NoticesStopped>('POST', `/notices/stop/${encodeURIComponent(token)}`),
};
