// What the server's bots are called.
import { word } from '../i18n/index.svelte';

export const botName = (id: string): string => word(`bot.${id}`, id);
