// HTTP calls for clubs and seasons, apart from api.ts: the first screen does not need them.
import { call } from './api';
import type * as Http from './wire/http.gen';

const season = (club: string, id: string): string => `/clubs/${club}/seasons/${id}`;

export const clubsApi = {
  found: (name: string) => call<Http.ClubPage>('POST', '/clubs', { name } satisfies Http.NewClub),
  club: (club: string, game = '') => call<Http.ClubPage>('GET', `/clubs/${club}${game ? `?game=${game}` : ''}`),
  rename: (club: string, name: string) =>
    call<Http.ClubPage>('PATCH', `/clubs/${club}`, { name } satisfies Http.NewClub),
  setAwayDays: (club: string, days: number) =>
    call<Http.ClubPage>('PATCH', `/clubs/${club}`, { away_days: days } satisfies Http.ChangeClub),
  leave: (club: string) => call<Http.Clubs>('POST', `/clubs/${club}/leave`),
  remove: (club: string) => call<Http.Clubs>('DELETE', `/clubs/${club}`),
  clubInvitation: (club: string) => call<Http.Invitation>('GET', `/clubs/${club}/invitation`),
  renewInvitation: (club: string) => call<Http.Invitation>('POST', `/clubs/${club}/invitation`),
  addMember: (club: string, name: string) =>
    call<Http.ClubPage>('POST', `/clubs/${club}/members`, { name, has_consent: true } satisfies Http.NewMember),
  changeMember: (club: string, member: string, changes: Http.ChangeMember) =>
    call<Http.ClubPage>('PATCH', `/clubs/${club}/members/${member}`, changes),
  removeMember: (club: string, member: string) => call<Http.Clubs>('DELETE', `/clubs/${club}/members/${member}`),
  memberInvitation: (club: string, member: string) =>
    call<Http.Invitation>('POST', `/clubs/${club}/members/${member}/invitation`),
  invitation: (code: string) => call<Http.InvitationShown>('GET', `/invitations/${encodeURIComponent(code)}`),
  accept: (code: string) => call<Http.ClubPage>('POST', `/invitations/${encodeURIComponent(code)}`),

  newSeason: (club: string, wish: Http.NewSeason) => call<Http.SeasonPage>('POST', `/clubs/${club}/seasons`, wish),
  season: (club: string, id: string) => call<Http.SeasonPage>('GET', season(club, id)),
  setGoing: (club: string, id: string, leg: number, going: Http.Going) =>
    call<Http.SeasonPage>('POST', `${season(club, id)}/legs/${leg}/going`, going),
  openLeg: (club: string, id: string, leg: number, wish: Http.OpenLeg) =>
    call<Http.SeasonPage>('POST', `${season(club, id)}/legs/${leg}/open`, wish),
  enterResult: (club: string, id: string, leg: number, result: Http.ResultsByHand) =>
    call<Http.SeasonPage>('POST', `${season(club, id)}/legs/${leg}/results`, result),
  replayLeg: (club: string, id: string, leg: number) =>
    call<Http.SeasonPage>('POST', `${season(club, id)}/legs/${leg}/replay`),
  setDate: (club: string, id: string, leg: number, at: number | null) =>
    call<Http.SeasonPage>('PUT', `${season(club, id)}/legs/${leg}/date`, { at }),
  removeSeason: (club: string, id: string) => call<string>('DELETE', season(club, id)),
};
