// The session of the table that a component is part of.
import { createContext } from 'svelte';
import type { Session } from './session.svelte';

export const [useSession, provideSession] = createContext<Session>();
