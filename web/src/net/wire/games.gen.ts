// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.
import type * as aruba from './aruba.gen';
import type * as ausgebremst from './ausgebremst.gen';
import type * as bornes from './bornes.gen';

export type AnyView = aruba.View | ausgebremst.View | bornes.View;

export type AnyEvent = aruba.Event | ausgebremst.Event | bornes.Event;

export type AnyMove = aruba.Move | ausgebremst.Move | bornes.Move;
