// What can happen to a table, and what is to be done then.

import type { Frame, Request, View } from "../../types.js";
import type { Tap } from "./choice.js";
import type { Reel, Wind } from "./reel.js";
import type { Line } from "./talk.js";

type Unversioned<T> = T extends unknown ? Omit<T, "version" | "id"> : never;
/** A request without the version it is about. */
export type Wish = Unversioned<Request>;

/** What can happen. */
export type Event =
  | Frame
  | { type: "opened" }
  | { type: "connected"; online: boolean; final: boolean }
  | { type: "unsent" }
  | { type: "stage" }
  | { type: "show"; view: View }
  | { type: "staged"; view: View; before: View | null; quiet: boolean }
  | { type: "idle" }
  | { type: "tap"; tap: Tap }
  | { type: "drop"; card: string; onto: string | null }
  | { type: "type"; text: string }
  | { type: "typing"; open: boolean }
  | { type: "clear" }
  | { type: "play"; move: string }
  | { type: "pass"; version: number }
  | { type: "ask_coach"; at: number }
  | { type: "dismiss" }
  | { type: "ready" }
  | { type: "order"; what: "hint" | "undo" | "next_deal" | "rematch" }
  | { type: "wish"; wish: Wish }
  | { type: "replay" }
  | { type: "retry" }
  | { type: "invited" }
  | { type: "counted"; deal: string }
  | { type: "overdue"; seat: number | null }
  | { type: "patient"; absence: string }
  | { type: "again" }
  | { type: "remark"; line: Line }
  | { type: "fade"; line: Line }
  | { type: "mute"; seat: number; name: string }
  | { type: "reel"; reel: Partial<Reel> }
  | { type: "wind"; wind: Wind }
  | { type: "jump"; view: View }
  | { type: "understood" }
  | { type: "told"; notice: string }
  | { type: "settings" }
  | { type: "visit"; path: string };

/** What is to be done because of an event. */
export type Effect =
  | { type: "send"; request: Request }
  | { type: "patience" }
  | { type: "restart" }
  | { type: "retry" }
  | { type: "salts"; view: View }
  | { type: "say"; words: string }
  | { type: "hear"; line: Line; own: boolean }
  | { type: "mute"; person: string; muted: boolean }
  | { type: "clocks"; view: View }
  | { type: "countdown"; seconds: number | null }
  | { type: "stage" }
  | { type: "hurry" }
  | { type: "invite" }
  | { type: "count"; open: boolean }
  | { type: "goOn"; id: string }
  | { type: "wind"; wind: Wind }
  | { type: "visit"; path: string };
